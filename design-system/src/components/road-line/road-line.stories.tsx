import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoadLine } from './road-line.tsx';

const meta = { title: 'Foundations/RoadLine', component: RoadLine } satisfies Meta<typeof RoadLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Muted: Story = { args: { tone: 'muted' } };
