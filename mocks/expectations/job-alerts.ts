import type { Expectation } from './expectation.ts';

const SETTINGS = '/jobs/alerts?link=mock-manage-3';

export const jobAlerts = {
  jobAlert: {
    page: '/jobs?search=driver',
    how: 'Press “Create a job alert”, type an e-mail address and press “Create alert”.',
    sees: {
      ready: 'In place of the form: “Please check your e-mail”.',
    },
    fails: 'The form stays.',
    waits: 'The button says “Creating…”.',
  },
  alertSettings: {
    page: SETTINGS,
    sees: {
      ready: 'The alert in words: “HGV Driver jobs within 20 miles of Leeds, from £30,000 a year”.',
      404: '“This link opens no alert”.',
      400: '“This link opens no alert”.',
    },
    fails: 'An apology with “Retry”: “Your job alert could not be loaded”.',
    waits: 'The page comes late.',
  },
  changeAlert: {
    page: SETTINGS,
    how: 'Press “Pause”.',
    sees: {
      ready: '“Your alert is paused. We write again when you resume it.”',
    },
    fails: 'The alert stays on.',
    waits: 'The button is busy.',
  },
} satisfies Record<string, Expectation>;
