import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { FormActions } from './form-actions.tsx';

const meta = {
  title: 'Forms/FormActions',
  component: FormActions,
  args: {
    children: (
      <>
        <Button type="submit">Send application</Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
