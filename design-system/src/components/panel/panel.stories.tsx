import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Panel } from './panel.tsx';

const meta = {
  title: 'Components/Display/Panel',
  component: Panel,
  args: { title: 'Your job alert', children: <Text>Every day, we email you the new jobs, if there are any.</Text> },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { className: 'own', id: 'own' },
  play: async ({ canvas, step }) => {
    const panel = canvas.getByRole('region', { name: 'Your job alert' });
    await step('it is named by its title', async () => {
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Your job alert');
    });
    await step('it passes on class and attributes', async () => {
      await expect(panel).toHaveClass('own');
      await expect(panel).toHaveAttribute('id', 'own');
    });
  },
};

export const WithAState: Story = { args: { end: <Badge status="success">On</Badge> } };

export const WithAnAction: Story = {
  args: {
    end: (
      <Button variant="secondary" size="sm">
        Pause
      </Button>
    ),
  },
};

export const Large: Story = { args: { padding: 'lg', level: 3 } };

function Answer() {
  const title = useRef<HTMLHeadingElement>(null);
  const [isSent, setSent] = useState(false);
  const send = () => {
    setSent(true);
    title.current?.focus();
  };
  return (
    <Panel title="Follow-up" titleRef={title}>
      {isSent ? <Text>Saved.</Text> : <Button onClick={send}>Save</Button>}
    </Panel>
  );
}

export const TitleTakesFocus: Story = {
  tags: ['!autodocs'],
  render: () => <Answer />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('heading', { name: 'Follow-up' })).toHaveFocus();
  },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    title: 'Alert for refrigerated distribution around Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    end: <Badge>Paused until you resume it</Badge>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  args: { end: <Badge status="success">On</Badge> },
  render: (args) => (
    <EveryTone>
      <Panel {...args} />
    </EveryTone>
  ),
};

export const PanelInAPanel: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <Panel title="How often" level={3}>
        <Text>Every day.</Text>
      </Panel>
    ),
  },
};
