import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { unit } from '../../vitest.config.ts';
import { CONTROLS, type Control } from './controls.ts';

/** Takes a control out of its module as it is loaded. All other modules are transformed once for all projects. */
function without({ module, from, to }: Control): Plugin {
  const isChanged = (id: string) => id.split('?', 1)[0]!.endsWith(`/${module}`);
  return {
    name: 'without-control',
    enforce: 'pre',
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isChanged(id) ? false : undefined)),
    transform(code, id) {
      if (!isChanged(id)) return undefined;
      if (code.split(from).length !== 2) throw new Error(`${module} has not exactly one ${from}`);
      return { code: code.replace(from, () => to), map: null };
    },
  };
}

/** What became of a test without a control. */
export interface Outcome {
  control: string;
  title: string;
  state: string;
  /** Of what has failed. */
  error: string | undefined;
}

export const OUTCOME = 'outcome: ';

const outcomes: Reporter = {
  onTestCaseResult(testCase) {
    const { state, errors } = testCase.result();
    const outcome: Outcome = {
      control: testCase.project.name,
      title: testCase.name,
      state,
      error: errors?.[0]?.name,
    };
    console.log(OUTCOME + JSON.stringify(outcome));
  },
};

/** Each control's tests, in a project without that control. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: [outcomes],
    projects: Object.entries(CONTROLS).map(([name, control]) => {
      const { plugins = [], ...config } = unit({ name, include: [control.shownBy.file] });
      return { ...config, plugins: [without(control), ...plugins] };
    }),
  },
});
