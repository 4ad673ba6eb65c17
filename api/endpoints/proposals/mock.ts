export const ACCESS_PAGE = '/staff/proposal-access';
