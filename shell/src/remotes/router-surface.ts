/**
 * The part of react-router that the shell shares as `react-router-dom`: with the whole package, every visitor would
 * load twice as much. Add any other export that a remote needs here; a test finds the missing ones.
 */
export {
  createBrowserRouter,
  createPath,
  createSearchParams,
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  resolvePath,
  Router,
  ScrollRestoration,
  useActionData,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
