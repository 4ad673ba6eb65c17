export const SUBMISSION_PAGE = '/staff/submissions/APP-7K2M9Q';
