import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollArea, TextField, VisuallyHidden } from '@site/design-system';
import { expect, waitFor } from 'storybook/test';
import { overflows } from './overflow.ts';
import { keepLonger, lengthen, pseudoLocalise } from './toolbar/longer-text.ts';

/** Tests of the check for text without room, hidden from the sidebar. */
const meta = {
  title: 'Home/Overflow',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A box with two words, which has room for one line of them, but not for longer ones. */
const box = (style: CSSProperties) => (
  <p style={{ inlineSize: '7rem', blockSize: '1.5rem', lineHeight: '1.5rem', ...style }}>Send message</p>
);

const finds = (fault: RegExp): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    await expect(overflows(canvasElement)).toEqual([]);
    lengthen(canvasElement);
    await expect(overflows(canvasElement)).toEqual([expect.stringMatching(fault)]);
  };
};

const findsNothing: NonNullable<Story['play']> = async ({ canvasElement }) => {
  lengthen(canvasElement);
  await expect(overflows(canvasElement)).toEqual([]);
};

export const CutOff: Story = {
  render: () => box({ overflow: 'hidden', whiteSpace: 'nowrap' }),
  play: finds(/^“Šéé.* is cut off by <p>$/),
};

export const CutOffBelow: Story = {
  render: () => box({ overflow: 'hidden' }),
  play: finds(/is cut off by <p>$/),
};

export const OutsideItsBackground: Story = {
  render: () => box({ background: 'Canvas', whiteSpace: 'nowrap' }),
  play: finds(/sticks out of <p>$/),
};

export const BelowItsBorder: Story = {
  render: () => box({ border: 'thin solid' }),
  play: finds(/sticks out of <p>$/),
};

export const OutsideTheWindow: Story = {
  render: () => <p style={{ whiteSpace: 'nowrap', marginInlineStart: 'calc(100vw - 9rem)' }}>Send message</p>,
  play: finds(/sticks out of the window$/),
};

export const OverOtherText: Story = {
  render: () => (
    <>
      {box({})}
      <p>Cancel</p>
    </>
  ),
  play: finds(/ overlaps “Çå/),
};

export const WhatIsMeant: Story = {
  render: () => (
    <>
      {box({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' })}
      <ScrollArea label="Places" height="sm">
        <p style={{ blockSize: '60rem' }}>Send message</p>
        <p>Far below</p>
      </ScrollArea>
      <VisuallyHidden>For screen readers</VisuallyHidden>
      <p style={{ visibility: 'hidden', inlineSize: '1rem' }}>Folded</p>
      <div style={{ position: 'relative' }}>
        Covered
        <p style={{ position: 'absolute', inset: 0 }}>Panel</p>
      </div>
    </>
  ),
  play: findsNothing,
};

export const LongerTextIsReadable: Story = {
  render: () => <input aria-label="Name" placeholder="Your name" defaultValue="Sam" />,
  play: async ({ canvas, canvasElement, step }) => {
    const text = 'Temporary staffing for depots all over the country, by day and by night';
    await step('40% longer, with letters that look alike', async () => {
      await expect(pseudoLocalise(text).length / text.length).toBeCloseTo(1.4, 1);
      await expect(pseudoLocalise('HGV, £30,000')).toBe('ĦĞV, £30,000');
      await expect(pseudoLocalise('Job')).toMatch(/^Ĵö+b$/);
    });
    await step('done once only', () => expect(pseudoLocalise(pseudoLocalise(text))).toBe(pseudoLocalise(text)));
    await step('placeholders, too, but nothing that was typed', async () => {
      lengthen(canvasElement);
      await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', pseudoLocalise('Your name'));
      await expect(canvas.getByRole('textbox')).toHaveValue('Sam');
    });
  },
};

export const LongerTextBecomesWhatWasWritten: Story = {
  render: () => <TextField label="Name" name="name" placeholder="Your name" />,
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvas.getByRole('textbox');
    await step('what a component writes later is longer, too', async () => {
      keepLonger(true);
      canvasElement.append('Sent');
      await waitFor(() => expect(canvasElement).toHaveTextContent(/Šéé+ñť$/));
      await expect(field).toHaveAttribute('placeholder', pseudoLocalise('Your name'));
    });
    await step('and all of it returns', async () => {
      keepLonger(false);
      await expect(canvasElement).toHaveTextContent(/^Name\s?Sent$/);
      await expect(field).toHaveAttribute('placeholder', 'Your name');
    });
  },
};
