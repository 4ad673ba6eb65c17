import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Fact, FactList } from './fact-list.tsx';

const meta = {
  title: 'Components/Display/FactList',
  component: FactList,
  args: {
    children: (
      <>
        <Fact icon="map-pin" label="Location">
          Leeds, West Yorkshire
        </Fact>
        <Fact icon="pound" label="Salary">
          £18.20–£20.40 per hour
        </Fact>
        <Fact icon="briefcase" label="Job type">
          Permanent
        </Fact>
      </>
    ),
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAJob: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem');
    await expect(facts.map((fact) => fact.textContent)).toEqual([
      'Leeds, West Yorkshire',
      '£18.20–£20.40 per hour',
      'Permanent',
    ]);
    await expect(within(facts[0] as HTMLElement).getByRole('img', { name: 'Location' })).toBeVisible();
  },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    children: (
      <Fact icon="map-pin" label="Location">
        Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Anglesey, and wherever else the work of a relief
        driver leads
      </Fact>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <FactList {...args} />
    </EveryTone>
  ),
};

export const OfFactsWithoutIcons: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <>
        <Fact icon="document" label="Reference">
          7001
        </Fact>
        <Fact icon="document" label="Operator licence">
          OB1234567
        </Fact>
      </>
    ),
  },
};
