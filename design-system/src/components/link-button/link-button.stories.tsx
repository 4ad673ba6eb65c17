import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { Section } from '../section/section.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#clients', children: 'Hire with Us' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hire with Us' })).toHaveAttribute('href', '#clients');
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet', icon: 'arrow-right', iconPosition: 'end' } };

/** The same buttons repainted by the band they stand in. */
export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['default', 'sunken', 'ink', 'accent'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <Cluster>
            <LinkButton {...args} size="lg" icon="arrow-right" iconPosition="end" />
            <LinkButton {...args} variant="primary" />
            <LinkButton {...args} variant="secondary" />
            <LinkButton {...args} variant="quiet" />
            <LinkButton {...args} variant="danger" />
          </Cluster>
        </Section>
      ))}
    </>
  ),
};
