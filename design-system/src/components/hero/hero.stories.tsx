import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '../../brand/index.ts';
import { fits } from '../../testing/fits.ts';
import { Card } from '../card/card.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Stat } from '../stat/stat.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Components/Display/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Agency of the year 2023',
    title: 'The right people on the right road.',
    lead: `${brand.name} finds, vets and places the drivers, engineers and planners that keep UK transport moving.`,
    actions: (
      <>
        <LinkButton href="#clients" size="lg" end="arrow-right">
          Hire with Us
        </LinkButton>
        <LinkButton href="#candidates" size="lg" variant="secondary">
          View Opportunities
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

const aside = (
  <Card padding="lg">
    <Stack gap={5}>
      <Stat value="30,000+" label="pre-vetted drivers" />
      <Stat value="24/7" label="support" />
      <Stat value="2023" label="award winning" />
    </Stack>
  </Card>
);

export const WithAside: Story = {
  args: { aside },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(args.title));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const WithAsideOnAPhone: Story = { tags: ['state'], args: { aside }, globals: { viewport: { value: 'phone' } } };

export const WithAsideOnATablet: Story = {
  tags: ['state'],
  args: { aside },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the road keeps clear of the text', async () => {
      const road = canvasElement.querySelector('section svg') as SVGElement;
      await expect(getComputedStyle(road).overflow).not.toBe('visible');
      const lastAction = canvas.getByRole('link', { name: 'View Opportunities' }).getBoundingClientRect();
      await expect(road.getBoundingClientRect().top).toBeGreaterThan(lastAction.bottom);
    });
  },
};

export const Short: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: String(args.title) })).toBeVisible();
  },
};

export const ShortOnAPhone: Story = { tags: ['state'], globals: { viewport: { value: 'phone' } } };
export const TitleOnly: Story = {
  args: { eyebrow: undefined, lead: undefined, actions: undefined, title: 'Privacy policy' },
};

const picture = (
  <svg viewBox="0 0 600 320" preserveAspectRatio="xMidYMax meet" overflow="visible" focusable="false">
    <rect x="60" y="120" width="480" height="200" fill="currentColor" />
  </svg>
);

const drawingIn = (canvasElement: HTMLElement) =>
  (canvasElement.querySelector('section svg rect') as SVGElement).getBoundingClientRect();

async function standsOnTheLowerEdge(canvasElement: HTMLElement) {
  const hero = canvasElement.querySelector('section') as Element;
  const { bottom } = drawingIn(canvasElement);
  await expect(Math.abs(hero.getBoundingClientRect().bottom - bottom)).toBeLessThanOrEqual(8);
}

export const WithAPicture: Story = {
  args: { picture },
  play: async ({ canvas, canvasElement, step }) => {
    const { left } = drawingIn(canvasElement);
    await step('which stands on the lower edge', () => standsOnTheLowerEdge(canvasElement));
    await step('beside the text', async () => {
      await expect(left).toBeGreaterThan(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().right);
    });
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const WithAPictureOnAPhone: Story = {
  tags: ['state'],
  args: { picture },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    const lastAction = canvas.getByRole('link', { name: 'View Opportunities' }).getBoundingClientRect();
    await expect(drawingIn(canvasElement).top).toBeGreaterThan(lastAction.bottom);
    await standsOnTheLowerEdge(canvasElement);
  },
};

export const WithAPictureOnATablet: Story = {
  tags: ['state'],
  args: { picture },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => standsOnTheLowerEdge(canvasElement),
};

export const Compact: Story = {
  args: { compact: true, eyebrow: undefined, actions: undefined },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const hero = title.closest('section')?.getBoundingClientRect();
    await expect(title.getBoundingClientRect().top - (hero?.top ?? 0)).toBeLessThanOrEqual(48);
  },
};

export const CompactWithAPicture: Story = {
  args: { compact: true, picture, actions: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, step }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const drawing = (canvasElement.querySelector('section svg rect') as SVGElement).getBoundingClientRect();
    const hero = (title.closest('section') as Element).getBoundingClientRect();
    await step('which takes what the text leaves, and makes the hero no taller', async () => {
      await expect(drawing.left).toBeGreaterThan(title.getBoundingClientRect().right);
      await expect(hero.height).toBeLessThan(420);
    });
  },
};

export const CompactWithAPictureOnAPhone: Story = {
  tags: ['state'],
  args: { compact: true, picture, actions: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section svg')).not.toBeVisible();
  },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    eyebrow: 'Transport recruitment agency of the year, highly commended, 2021, 2022 and 2023',
    title: 'Telecommunications-infrastructure maintenance engineers for Northumberland',
    aside,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const BelowAnotherTitle: Story = {
  tags: ['!autodocs'],
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const SaysWelcome: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    eyebrow: undefined,
    title: 'Welcome to our website',
    lead: 'We are glad that you are here.',
    actions: undefined,
  },
};
