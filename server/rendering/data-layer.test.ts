import { expect, test } from 'vitest';
import { dataLayerFromEnvironment } from './data-layer.ts';

test('without the variables, the tables are read from our own server', () => {
  expect(dataLayerFromEnvironment({})).toBeUndefined();
  expect(dataLayerFromEnvironment({ DATA_LAYER_URL: ' ' })).toBeUndefined();
});

test('a Supabase project has a URL and a public key', () => {
  const env = { DATA_LAYER_URL: 'https://project.example/rest/v1/', DATA_LAYER_KEY: 'anon' };
  expect(dataLayerFromEnvironment(env)).toEqual({ url: 'https://project.example/rest/v1', key: 'anon' });
});

test.each(['project.example', 'https://project.example'])('%s is refused by name', (url) => {
  expect(() => dataLayerFromEnvironment({ DATA_LAYER_URL: url })).toThrow(
    'DATA_LAYER_URL must be a URL that ends in /rest/v1',
  );
});
