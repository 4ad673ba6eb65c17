import { upcomingPage } from '../../features/upcoming/upcoming-page.ts';

export const { Component, meta } = upcomingPage('/blog');
export const files = () => import('./files.ts');
