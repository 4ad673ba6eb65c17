export * from './brand/brand.ts';
export * from './components/button/button.tsx';
export * from './components/icon/icon.tsx';
export { iconNames, type IconName } from './components/icon/icons.ts';
export * from './components/icon-button/icon-button.tsx';
export * from './components/link/link.tsx';
export { LinkProvider, type AnchorProps, type LinkProviderProps } from './components/link/link-provider.tsx';
export * from './components/link-button/link-button.tsx';
export * from './components/visually-hidden/visually-hidden.tsx';
