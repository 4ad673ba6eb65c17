import { apiFunction } from '../function.ts';
import { findLandingPage } from '../landing-pages/landing-page.ts';

export default apiFunction('landingPage', ({ input, services }) => findLandingPage(services.db, input));
