import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brand } from '../../brand/index.ts';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Avatar } from './avatar.tsx';

const drawing = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${content}</svg>`)}`;

const photo = drawing(
  'width="240" height="240"><rect width="240" height="240" fill="#b6c5d8"/><circle cx="120" cy="98" r="46" fill="#264467"/><path d="M28 240a92 92 0 0 1 184 0z" fill="#264467"/>',
);
const wideLogo = drawing(
  'width="320" height="120"><path d="M0 0h70l50 60-50 60H0l50-60zM110 0h70l50 60-50 60h-70l50-60zM220 0h50l50 60-50 60h-50l50-60z" fill="#16804a"/>',
);
/** A picture that fails to load without a request, so that the console reports nothing. */
const broken = 'data:image/png;base64,AAAA';

const meta = {
  title: 'Components/Display/Avatar',
  component: Avatar,
  args: { name: 'Maya Okafor' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  args: { src: photo },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maya Okafor' })).toHaveAttribute('src', photo);
  },
};

export const WithoutPhoto: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maya Okafor' })).toHaveTextContent(/^MO$/);
  },
};

export const PhotoThatDoesNotArrive: Story = {
  tags: ['state'],
  args: { src: broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MO')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Maya Okafor' })).toHaveTextContent(/^MO$/);
  },
};

/** The picture in the server's HTML fails before the scripts arrive. */
export const FailedBeforeScriptsRan: Story = {
  tags: ['!autodocs'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas, mount }) => {
    await mount();
    const page = canvas.getByTestId('page');
    let root: Root | undefined;
    try {
      page.innerHTML = await serverHtml();
      await waitFor(() => expect(page.querySelector('img')).toHaveProperty('complete', true));
      root = hydrateRoot(page, <Avatar name="Maya Okafor" src={broken} />);
      await expect(await canvas.findByText('MO')).toBeVisible();
    } finally {
      root?.unmount();
    }
  },
};

async function serverHtml() {
  const { renderToString } = await import('react-dom/server');
  return renderToString(<Avatar name="Maya Okafor" src={broken} />);
}

export const NextPhotoGetsItsChance: Story = {
  tags: ['!autodocs'],
  render: function Changing(args) {
    const [src, setSrc] = useState(broken);
    return (
      <Cluster>
        <Avatar {...args} src={src} />
        <Button onClick={() => setSrc(photo)}>Change the photo</Button>
      </Cluster>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MO')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the photo' }));
    await expect(canvas.getByRole('img', { name: 'Maya Okafor' })).toHaveAttribute('src', photo);
  },
};

/** A logo is shown whole, and initials look like a route number. */
export const Organisations: Story = {
  render: (args) => (
    <Cluster>
      <Avatar {...args} size="lg" shape="square" name="Green Arrow Buses" src={wideLogo} />
      <Avatar {...args} size="lg" shape="square" name="Chartered Institute of Logistics" src={broken} />
      <Avatar {...args} size="lg" shape="square" name={brand.name} />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CIL')).toBeVisible();
  },
};

export const BesideTheName: Story = {
  args: { decorative: true },
  render: (args) => (
    <Cluster>
      <Avatar {...args} />
      <Text weight="bold">{args.name}</Text>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {[photo, undefined].map((src) => (
        <Cluster key={src ?? 'initials'} data-testid="row">
          {sizes.map((size) => (
            <Avatar key={size} {...args} size={size} src={src} />
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('photo and initials take the same room, so nothing moves when one replaces the other', async () => {
      const [photos, letters] = canvas
        .getAllByTestId('row')
        .map((row) => [...row.children].map((child) => child.getBoundingClientRect().width));
      await expect(photos).toEqual(letters);
    });
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Cluster>
        <Avatar {...args} src={photo} />
        <Avatar {...args} />
        <Avatar {...args} shape="square" name="Green Arrow Buses" src={wideLogo} />
        <Avatar {...args} shape="square" name="Green Arrow Buses" />
      </Cluster>
    </EveryTone>
  ),
};

export const InitialsAlone: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Cluster>
      <Avatar {...args} />
      <Avatar name="Tom Reeve" />
      <Avatar name="Asha Patel" />
    </Cluster>
  ),
};
