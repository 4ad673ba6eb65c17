import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { isApiAddress } from '../api-address.ts';
import { LINK_PARAMETERS, readLink, SETTINGS_COOKIE, writeSettings } from '../settings.ts';
import { refuseUnknownWords } from './unknown-words.ts';

const newDataset = () => randomBytes(6).toString('hex');

/**
 * A link such as `/jobs?mock=getJobs:500&now=2026-03-01` sets states in a cookie, with new data, and goes to `/jobs`.
 */
export const followLink: MiddlewareHandler = async (context, next) => {
  const url = new URL(context.req.url);
  const link = readLink(url.searchParams);
  // What a call's address says holds for that call alone.
  if (!link || isApiAddress(url.href)) return next();
  if (link.unknown.length > 0) return refuseUnknownWords(context, link.unknown);
  const { overrides, clockAhead, dataset = newDataset() } = link.settings;
  // Not HttpOnly: the panel reads and changes it.
  setCookie(context, SETTINGS_COOKIE, writeSettings({ overrides, clockAhead, dataset }), {
    path: '/',
    sameSite: 'Lax',
  });
  for (const name of LINK_PARAMETERS) url.searchParams.delete(name);
  return context.redirect(url.pathname + url.search, 302);
};
