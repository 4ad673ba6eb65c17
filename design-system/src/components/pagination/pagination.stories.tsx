import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Heading } from '../heading/heading.tsx';
import { LinkProvider, type AnchorProps } from '../link/link-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 6, totalPages: 20, hrefFor: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('6');
    await expect(canvas.getByRole('link', { name: 'Page 8' })).toHaveAttribute('href', '#page-8');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-5');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-7');
    await expect(canvas.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '#page-1');
    await expect(canvas.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '#page-20');
    await expect(canvas.getByText('Page 6 of 20')).toBeVisible();
  },
};

export const FirstPage: Story = {
  tags: ['state'],
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'First page' })).toBeNull();
  },
};

export const LastPage: Story = {
  tags: ['state'],
  args: { page: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Last page' })).toBeNull();
  },
};

export const OnePageOnly: Story = {
  tags: ['!autodocs'],
  args: { page: 1, totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const followed = fn();

const RouterAnchor = ({ href, ...props }: AnchorProps) => (
  <a
    href={href}
    {...props}
    onClick={(event) => {
      event.preventDefault();
      followed(href);
    }}
  />
);

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { page: 2, totalPages: 3 },
  beforeEach: () => {
    followed.mockClear();
  },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterAnchor}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, step }) => {
    const names = ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next'];
    await step('every link is reached, in the order in which it stands', async () => {
      for (const name of names) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
    });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#page-3');
  },
};

export const OneOfTwoLists: Story = {
  args: { label: 'Pages of closed jobs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of closed jobs' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    await fits(canvasElement);
    for (const link of canvas.getAllByRole('link')) {
      await expect(Math.min(link.clientWidth, link.clientHeight)).toBeGreaterThanOrEqual(24);
    }
    await step('the steps stand in one line, in the order in which Tab reaches them', async () => {
      const steps = canvas.getAllByRole('link', { name: /^(?:Page|Previous|Next)/ });
      const places = steps.map((link) => link.getBoundingClientRect());
      await expect(new Set(places.map(({ top }) => top)).size).toBe(1);
      await expect(places.map(({ left }) => left)).toEqual(
        places.map(({ left }) => left).toSorted((one, other) => one - other),
      );
    });
    await step('and the arrows keep their names', async () => {
      await expect(canvas.getByRole('link', { name: 'Previous' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Next' })).toBeVisible();
    });
  },
};

export const ThousandsOfPagesOnAPhone: Story = {
  tags: ['state'],
  args: { page: 12_345, totalPages: 20_000 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Pagination {...args} />
    </EveryTone>
  ),
};

export const ForTheStepsOfAForm: Story = {
  tags: ['!dev', '!autodocs'],
  args: { page: 2, totalPages: 4 },
  render: (args) => (
    <Stack>
      <Heading level={3}>Your licence</Heading>
      <TextField label="Licence number" name="licence" />
      <Pagination {...args} />
    </Stack>
  ),
};
