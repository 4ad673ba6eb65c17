/**
 * The part of react-router that the page holds. The shell shares it as `react-router-dom`: with the whole package every
 * visitor would load twice as much. A remote that needs another name has it added here; a test compares the two.
 */
export {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Outlet,
  redirect,
  ScrollRestoration,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
