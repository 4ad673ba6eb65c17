import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { FormActions } from './form-actions.tsx';

const meta = {
  title: 'Components/Forms/FormActions',
  component: FormActions,
  args: {
    children: (
      <>
        <Button type="submit">Send application</Button>
        <Button variant="secondary">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas, step }) => {
    const [send, cancel] = canvas.getAllByRole('button');
    await step('side by side', async () => {
      await expect(send?.getBoundingClientRect().top).toBe(cancel?.getBoundingClientRect().top);
    });
    await step('the main one is reached first', async () => {
      await userEvent.tab();
      await expect(send).toHaveFocus();
    });
  },
};

export const OnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [send, cancel] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(send?.width).toBe(cancel?.width);
    await expect(cancel?.top).toBeGreaterThanOrEqual(send?.bottom ?? Infinity);
  },
};

export const OneButton: Story = { args: { children: <Button type="submit">Send message</Button> } };

export const Sending: Story = {
  tags: ['state'],
  args: {
    children: (
      <>
        <Button type="submit" pending>
          Sending…
        </Button>
        <Button variant="secondary">Cancel</Button>
      </>
    ),
  },
};

export const NotSent: Story = {
  tags: ['state'],
  args: {
    message: (
      <Banner status="danger" live="assertive">
        Network error. Please try again.
      </Banner>
    ),
  },
  play: async ({ canvas }) => {
    const [send] = canvas.getAllByRole('button');
    await expect(canvas.getByRole('alert').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      send?.getBoundingClientRect().top ?? 0,
    );
  },
};

export const LongWords: Story = {
  tags: ['state'],
  args: {
    children: (
      <>
        <Button type="submit">Send my application for this job to the hiring team</Button>
        <Button variant="secondary">Keep what I have typed and go back to the list of jobs</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <FormActions {...args} />
    </EveryTone>
  ),
};

export const CancelFirst: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button type="submit">Send application</Button>
      </>
    ),
  },
};
