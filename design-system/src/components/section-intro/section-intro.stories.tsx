import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { SectionIntro } from './section-intro.tsx';

const meta = {
  title: 'Components/Type/SectionIntro',
  component: SectionIntro,
  args: { title: 'Where we work', lead: 'From Aberdeen to Plymouth, around the clock and around the year.' },
} satisfies Meta<typeof SectionIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { id: 'where', className: 'own', 'aria-hidden': false },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Where we work' });
    await expect(heading).toHaveAttribute('id', 'where');
    await expect(canvasElement.querySelector('.own')).toContainElement(heading);
  },
};

export const WithAnAction: Story = { args: { children: <LinkButton href="#jobs">Browse all jobs</LinkButton> } };

export const TitleOnly: Story = { args: { lead: undefined } };

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { title: 'Work around Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <SectionIntro {...args} />
    </EveryTone>
  ),
};

export const SaysItAll: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    lead: 'We place drivers in Aberdeen, Glasgow, Leeds, Hull, Manchester, Bristol and Plymouth. In each of these towns there is somebody to ring. Every depot is visited before the first shift, and again once a quarter, so that nobody is sent to a place that we do not know.',
  },
};
