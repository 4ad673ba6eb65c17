import { DataTable } from '../../src/components/data-table/data-table.tsx';
import { Prose } from '../../src/components/prose/prose.tsx';
import { Show } from '../blocks/show.tsx';

const both = 'Haulwell, Wayfell';
const every = 'every brand';

export const Taken = () => (
  <Show>
    <DataTable
      caption="Widths and brands of each kind of story"
      columns={[
        { key: 'story', label: 'Story' },
        { key: 'phone', label: '360' },
        { key: 'tablet', label: '768' },
        { key: 'desktop', label: '1440' },
      ]}
      rows={[
        { story: 'A page, a pattern, a layout component', phone: every, tablet: every, desktop: every },
        { story: 'Any other component', phone: 'Haulwell', tablet: 'not taken', desktop: both },
        { story: 'One width: “On A Phone”', phone: 'at its own', tablet: 'width', desktop: 'alone' },
      ]}
    />
  </Show>
);

export const Steps = () => (
  <Show>
    <Prose>
      <ol>
        <li>
          A push runs <code>.ci/run</code>. Where the secret <code>CHROMATIC_PROJECT_TOKEN</code> is set, that publishes
          this Storybook first.
        </li>
        <li>
          The commit’s status <strong>UI Tests</strong> waits while a picture differs. Open it, and look at each
          difference in the mode it is named after.
        </li>
        <li>
          <strong>Accept</strong> what is meant; the picture becomes the new one. <strong>Deny</strong> what is not; the
          author pushes again.
        </li>
        <li>
          What reaches <code>main</code> has been reviewed, and is accepted by itself.
        </li>
      </ol>
    </Prose>
  </Show>
);

export const Filters = () => (
  <Show>
    <DataTable
      caption="Filters of the local run"
      columns={[
        { key: 'see', label: 'To see' },
        { key: 'add', label: 'Add' },
      ]}
      rows={[
        { see: 'one component', add: <code>-- --grep &quot;Actions/Button&quot;</code> },
        { see: 'one story', add: <code>-- --grep &quot;Job list: Ready&quot;</code> },
        { see: 'one width and brand', add: <code>-- --project wayfell-1440</code> },
        { see: 'one brand', add: <code>-- --project &quot;wayfell-*&quot;</code> },
      ]}
    />
  </Show>
);

export const Toolbar = () => (
  <Show>
    <DataTable
      caption="What the toolbar offers"
      columns={[
        { key: 'tool', label: 'Tool' },
        { key: 'does', label: 'Does' },
      ]}
      rows={[
        { tool: 'Viewport', does: 'Shows one of the three widths' },
        { tool: 'Brand', does: 'Loads everything anew as the other agency: name, contacts, mark, colours, faces' },
        { tool: 'Motion', does: '“Reduced motion” shows what people see who ask their system for it' },
        {
          tool: 'Mock scenario',
          does: 'What the API does, on page stories: nothing found, slow, offline, a fault. A story’s own checks are about its own scenario',
        },
      ]}
    />
  </Show>
);
