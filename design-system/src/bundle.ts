// Entry of the build: the base sheet first, so that the order of the layers stands at the top of dist/styles.css.
import './styles.css';

export * from './index.ts';
