import './tokens.css';

export { keelmoor as brand } from './facts.ts';
export { LogoMark } from './logo-mark.tsx';
