import type { Expectation } from './expectation.ts';

const SETTINGS = '/jobs/alerts?link=mock-manage-3';

export const jobAlerts = {
  jobAlert: {
    page: '/jobs?search=driver',
    how: 'Press “Create a job alert”, type an e-mail address and press “Create alert”.',
    sees: {
      ready: 'In place of the form: “Please check your e-mail”.',
      400: 'The form stays, with a summary: “Email is required”.',
      403: 'The form stays: “Requests from other sites are not allowed”.',
      429: 'The form stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'The form stays: “We cannot save or look up anything at the moment.”',
      offline: 'The form stays: “Network error. Please try again.”',
    },
    fails: 'The form stays with the address: “Something went wrong on our side. Please try again.”',
    waits: 'The button says “Creating…”.',
  },
  alertSettings: {
    page: SETTINGS,
    sees: {
      ready: 'The alert in words, and that it is on: “HGV Driver jobs within 20 miles of Leeds, from £30,000 a year”.',
      paused: 'The alert, with “Resume”: “We send you nothing until you resume it.”',
      ending: 'The alert, with “Keep my alert”: “This alert is a year old. It ends on”.',
      minimal: 'An alert for any job: “New jobs”.',
      hostile: 'Text from right to left where the place is, and in its field: “from £30,000 a year”.',
      400: '“This link opens no alert”: “The link is incomplete. Please use the one in our e-mail.”',
      404: '“This link opens no alert”: “We know no alert for this link.”',
      pending: 'After eight seconds, “Your job alert could not be loaded”: “Network error. Please try again.”',
      503: '“Your job alert could not be loaded”: “We cannot save or look up anything at the moment.”',
      offline: '“Your job alert could not be loaded”: “Network error. Please try again.”',
    },
    fails: 'An apology with “Retry”: “Your job alert could not be loaded”.',
    waits: 'The page comes late.',
  },
  changeAlert: {
    page: SETTINGS,
    how: 'Press “Pause”.',
    sees: {
      ready: 'What was done, and “Resume”: “Your alert is paused.”',
      minimal: 'What was done, and an alert for any job: “New jobs”.',
      hostile: 'What was done, and text from right to left where the place is: “Your alert is paused.”',
      400: 'The alert stays on: “The link is incomplete.”',
      403: 'The alert stays on: “Requests from other sites are not allowed”.',
      404: 'The alert stays on: “We know no alert for this link.”',
      409: 'The alert stays on: “You already have another alert for these jobs.”',
      503: 'The alert stays on: “We cannot save or look up anything at the moment.”',
      offline: 'The alert stays on: “Network error. Please try again.”',
    },
    fails: 'The alert stays on: “Something went wrong on our side. Please try again.”',
    waits: 'The button is busy, and says “Pause”.',
  },
} satisfies Record<string, Expectation>;
