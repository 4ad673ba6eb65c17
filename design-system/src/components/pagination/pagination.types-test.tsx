import { Pagination } from './pagination.tsx';

export const legal = (
  <Pagination page={2} totalPages={9} hrefFor={(page) => `/jobs?page=${page}`} label="Pages of jobs" />
);

export const illegal = [
  // @ts-expect-error it needs `hrefFor`
  <Pagination key="1" page={2} totalPages={9} />,
  // @ts-expect-error it needs `page`
  <Pagination key="2" totalPages={9} hrefFor={() => '/jobs'} />,
  // @ts-expect-error it needs `totalPages`
  <Pagination key="3" page={2} hrefFor={() => '/jobs'} />,
  // @ts-expect-error pages are numbers
  <Pagination key="4" page="2" totalPages={9} hrefFor={() => '/jobs'} />,
  // @ts-expect-error an address, not a number
  <Pagination key="5" page={2} totalPages={9} hrefFor={(page) => page} />,
  // @ts-expect-error its links follow from the numbers
  <Pagination key="6" page={2} totalPages={9} hrefFor={() => '/jobs'}>
    Next
  </Pagination>,
];
