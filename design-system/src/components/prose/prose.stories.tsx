import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Prose } from './prose.tsx';

const html = `
  <p>Rules on drivers' hours exist because tired people make mistakes. <a href="#rules">The rules</a> in short:</p>
  <h2>Each day</h2>
  <ul><li>9 hours of driving, <strong>10 hours twice a week</strong></li><li>45 minutes of break after 4.5 hours</li></ul>
  <h3>Each week</h3>
  <ol><li>56 hours of driving</li><li>45 hours of rest</li></ol>
  <blockquote>Plan the break before you plan the route.</blockquote>
  <hr>
  <h4>Where to read more</h4>
  <p>Ask your compliance contact for the full table.</p>`;

const meta = { title: 'Components/Type/Prose', component: Prose, args: { html } } satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromMarkup: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Each day' })).toBeVisible();
  },
};

export const FromElements: Story = {
  render: () => (
    <Prose>
      <h2>Built from elements</h2>
      <p>The same look for text that is written in components.</p>
    </Prose>
  ),
};

const hours = `
  <table>
    <caption>Limits on driving</caption>
    <thead><tr><th>Period</th><th style="text-align: right">Hours</th></tr></thead>
    <tbody>
      <tr><td>A day</td><td style="text-align: right">9</td></tr>
      <tr><td>A week</td><td style="text-align: right">56</td></tr>
      <tr><td>Two weeks</td><td style="text-align: right">90</td></tr>
    </tbody>
  </table>`;

export const TablesFiguresAndNotes: Story = {
  args: {
    html: `${hours}
      <aside><p><strong>Worth knowing.</strong> The two limits on weeks apply at the same time.</p></aside>
      <figure><hr><figcaption>A road without a bend, for a caption.</figcaption></figure>`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Limits on driving' })).toBeVisible();
    const [, hour] = canvas.getAllByRole('columnheader');
    await expect(hour).toHaveStyle({ textAlign: 'right' });
  },
};

export const OnAPhone: Story = {
  tags: ['state'],
  args: {
    html: `${html}<p>More at https://www.haulwell.example/drivers/hours/rules-for-goods-vehicles-over-3.5-tonnes</p>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <Prose
        html={
          '<p>Plan the <a href="#break">break</a> first.</p><ul><li>45 minutes after 4.5 hours</li></ul><blockquote>Then the route.</blockquote>' +
          `<aside><p>A note.</p></aside>${hours}`
        }
      />
    </EveryTone>
  ),
};

export const ForOneLine: Story = {
  tags: ['!dev', '!autodocs'],
  args: { html: '<p>12 jobs found</p>' },
};
