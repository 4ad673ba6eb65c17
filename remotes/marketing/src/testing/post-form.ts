import { createApiClient } from '@site/contract';
import { createMockApi } from '@site/mocks';
import type { Form, LoaderArgs } from '@site/remote-kit';

const ORIGIN = 'https://www.haulwell.example';

/** What a page's action answers to a form that a browser without JavaScript posts, its calls answered by the mocks. */
export function postForm(
  action: (args: LoaderArgs) => Promise<unknown>,
  { name }: Pick<Form, 'name'>,
  values: Readonly<Record<string, string>>,
): Promise<unknown> {
  const body = new URLSearchParams({ form: name, ...values });
  const request = new Request(ORIGIN, { method: 'POST', body });
  return action({ request, params: {}, api: createApiClient({ ...createMockApi(), baseUrl: ORIGIN }) });
}
