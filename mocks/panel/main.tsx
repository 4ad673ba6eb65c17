/** The script `/mocks/panel.js`: makes the element that the mocked site puts into every page. */
import '@site/design-system/styles.css';
import './host.css';
import { createRoot } from 'react-dom/client';
import { browserSite } from './mocked-site.ts';
import { MockPanel } from './mock-panel.tsx';

/** What the build puts in place of this name: all styles of the panel. */
declare const PANEL_STYLES: string;

class MockPanelElement extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(PANEL_STYLES);
    root.adoptedStyleSheets = [sheet];
    // The site's own dialogs close, take the focus back or stop the scrolling when they notice what happens elsewhere.
    for (const type of ['pointerdown', 'focusin', 'wheel', 'touchmove'])
      this.addEventListener(type, (event) => event.stopPropagation());
    createRoot(root).render(<MockPanel site={browserSite()} />);
  }
}

customElements.define('mock-panel', MockPanelElement);
