import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Grid } from '../grid/grid.tsx';
import { Text } from '../text/text.tsx';
import { Feature } from './feature.tsx';

const meta = {
  title: 'Components/Display/Feature',
  component: Feature,
  args: {
    icon: 'shield-check',
    title: 'Checked before they start',
    children: <Text muted>Licence, CPC, tachograph card and right to work, all on file.</Text>,
  },
} satisfies Meta<typeof Feature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  args: { id: 'own', className: 'own' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Checked before they start');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('#own')).toHaveClass('own');
  },
};

export const Stacked: Story = { args: { layout: 'stacked' } };

export const AsAList: Story = {
  render: ({ icon, title, children }) => (
    <Grid as="ul" gap={6}>
      <Feature as="li" icon={icon} title={title}>
        {children}
      </Feature>
      <Feature as="li" icon="clock" title="Answered around the clock">
        <Text muted>A name to ring, whatever the hour.</Text>
      </Feature>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const WithoutASentence: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: undefined },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, nights and weekends included' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Feature {...args} />
      <Feature {...args} layout="stacked" />
    </EveryTone>
  ),
};
