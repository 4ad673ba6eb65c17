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

export const LongLead: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    lead: 'From Aberdeen to Plymouth, around the clock and around the year. We have consultants in eight regions. Each knows the operators and the yards. All of them have worked in transport, and most of them have driven.',
  },
};

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
