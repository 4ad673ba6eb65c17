import { DataTable } from '../../src/components/data-table/data-table.tsx';
import { Prose } from '../../src/components/prose/prose.tsx';
import { Show } from '../blocks/show.tsx';

const every = 'every brand';

export const Taken = () => (
  <Show>
    <DataTable
      caption="Widths, brands and colour schemes of each kind of story"
      columns={[
        { key: 'story', label: 'Story' },
        { key: 'phone', label: '360' },
        { key: 'tablet', label: '768' },
        { key: 'desktop', label: '1440' },
        { key: 'dark', label: '1440, dark' },
      ]}
      rows={[
        {
          story: 'A page, a pattern',
          phone: 'Haulwell',
          tablet: 'Haulwell',
          desktop: every,
          dark: 'none',
        },
        { story: 'A layout component', phone: 'Haulwell', tablet: 'Haulwell', desktop: every, dark: 'Haulwell' },
        { story: 'Any other component', phone: 'Haulwell', tablet: 'none', desktop: every, dark: 'Haulwell' },
        {
          story: 'One width: “On A Phone”',
          phone: 'its width',
          tablet: 'its width',
          desktop: 'its width',
          dark: 'none',
        },
        { story: 'A component’s behaviour: ‘!autodocs’', phone: 'none', tablet: 'none', desktop: 'none', dark: 'none' },
      ]}
    />
  </Show>
);

export const Reached = () => (
  <Show>
    <DataTable
      caption="The stories that a change reaches"
      columns={[
        { key: 'change', label: 'Changed' },
        { key: 'stories', label: 'Stories' },
        { key: 'modes', label: 'Widths, brands and schemes' },
      ]}
      rows={[
        { change: 'A component', stories: 'its own', modes: 'all of theirs' },
        {
          change: 'A colour',
          stories: 'of components and pages whose rules use it',
          modes: '1440, light and dark; pages in Haulwell',
        },
        { change: 'Another token', stories: 'of components and pages whose rules use it', modes: 'Haulwell, light' },
        { change: 'A brand’s token', stories: 'of components and pages whose rules use it', modes: 'that brand' },
        { change: 'A style of every page', stories: 'the first of each file', modes: 'Haulwell, 1440' },
        { change: 'Code of a page', stories: 'its own', modes: 'all of theirs' },
      ]}
    />
  </Show>
);

export const Steps = () => (
  <Show>
    <Prose>
      <p>
        If the secret <code>CHROMATIC_PROJECT_TOKEN</code> is set, Chromatic takes the pictures of what changed.
        Otherwise, the job <strong>pictures</strong> compares with the commit before; download its artifact, and open{' '}
        <code>index.html</code>.
      </p>
      <ol>
        <li>
          In Chromatic, the commit’s status <strong>UI Tests</strong> is pending while a screenshot differs. Open it,
          and review each difference in its mode.
        </li>
        <li>
          <strong>Accept</strong> an intended change, and the new screenshot becomes the baseline. <strong>Deny</strong>{' '}
          any other; the author pushes again.
        </li>
        <li>
          Changes on <code>main</code> have been reviewed, and are accepted automatically.
        </li>
      </ol>
    </Prose>
  </Show>
);

export const Filters = () => (
  <Show>
    <DataTable
      caption="Options of the local run"
      columns={[
        { key: 'see', label: 'For' },
        { key: 'add', label: 'Add' },
      ]}
      rows={[
        { see: 'one component', add: <code>-- --grep &quot;Actions/Button&quot;</code> },
        { see: 'one story', add: <code>-- --grep &quot;Job list: Ready&quot;</code> },
        { see: 'one width, brand and scheme', add: <code>-- --mode wayfell-1440</code> },
        { see: 'one brand', add: <code>-- --mode &quot;wayfell-*&quot;</code> },
        { see: 'also what is made of what changed', add: <code>-- --reached</code> },
        { see: 'approval of all that differs', add: <code>-- --approve</code> },
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
        { key: 'does', label: 'What it does' },
      ]}
      rows={[
        { tool: 'Viewport', does: 'Shows one of the three widths' },
        { tool: 'Brand', does: 'Reloads everything as the other agency: name, contacts, mark, colours, faces' },
        { tool: 'Colours', does: 'Shows light or dark colours, whatever the system has' },
        { tool: 'Motion', does: '“Reduced motion” shows what people with that system setting see' },
        { tool: 'Text size', does: 'Shows what people see who set a larger text in their browser: 150% or 200%' },
        {
          tool: 'Text',
          does: 'Pseudo-localises the words of stories, which makes them 40% longer. What people type stays. Every component’s stories are tested with such words',
        },
        {
          tool: 'Forced colours',
          does: 'Shows about what forced colours leave: a page cannot turn on the browser’s own. For the real ones, choose a contrast theme in Windows, or emulate “forced-colors” in the browser’s developer tools',
        },
        {
          tool: 'Clock',
          does: 'Begins stories at another date and time, from which most of the mocks’ dates count back; the jobs keep theirs',
        },
        {
          tool: 'Mock scenario',
          does: 'How the API behaves in page stories: empty, slow, offline, failing. Play functions expect the story’s own',
        },
      ]}
    />
  </Show>
);
