/** The least that a server does with Hono. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono().get('/', (context) => context.text('hello'));
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`The server is up: http://localhost:${port}`));
