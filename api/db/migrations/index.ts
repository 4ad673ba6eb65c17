import type { Migration } from 'kysely/migration';
import * as jobs from './001-jobs.ts';
import * as jobCategories from './002-job-categories.ts';
import * as syncRuns from './003-sync-runs.ts';
import * as access from './004-access.ts';
import * as formsAndMail from './005-forms-and-mail.ts';
import * as search from './006-search.ts';
import * as quotesAndCandidates from './007-quotes-and-candidates.ts';
import * as tasksAndRetention from './008-tasks-and-retention.ts';
import * as anonymousRole from './009-anonymous-role.ts';
import * as subscriptions from './010-subscriptions.ts';
import * as fastLists from './011-fast-lists.ts';
import * as clearedJobs from './012-cleared-jobs.ts';
import * as mailOrder from './013-mail-order.ts';
import * as placeInRank from './014-place-in-rank.ts';
import * as salaryText from './015-salary-text.ts';
import * as namesInCode from './016-names-in-code.ts';
import * as placeTerms from './017-place-terms.ts';
import * as searchTerms from './018-search-terms.ts';
import * as longerWaits from './019-longer-waits.ts';
import * as staffActionsAndViewers from './020-staff-actions-and-viewers.ts';
import * as readinessChecks from './021-readiness-checks.ts';
import * as advertFacts from './022-advert-facts.ts';
import * as alertSettings from './023-alert-settings.ts';
import * as cvFiles from './024-cv-files.ts';
import * as jobReferences from './025-job-references.ts';
import * as accessGrants from './026-access-grants.ts';
import * as rangesOfPay from './027-ranges-of-pay.ts';
import * as auditedSubjects from './028-audited-subjects.ts';
import * as syncProgress from './029-sync-progress.ts';
import * as mailDesk from './030-mail-desk.ts';
import * as submissionHandling from './031-submission-handling.ts';
import * as emptySearches from './032-empty-searches.ts';
import * as releases from './033-releases.ts';
import * as remoteKeys from './034-remote-keys.ts';
import * as remoteHealth from './035-remote-health.ts';
import * as remoteOrigins from './036-remote-origins.ts';
import * as rejectedBy from './037-rejected-by.ts';
import * as useOfVersions from './038-use-of-versions.ts';
import * as fixedVersions from './039-fixed-versions.ts';
import * as mailboxes from './040-mailboxes.ts';
import * as plainLetters from './041-plain-letters.ts';
import * as syncFindings from './042-sync-findings.ts';
import * as cleanTexts from './043-clean-texts.ts';
import * as applications from './044-applications.ts';
import * as applicationEmails from './045-application-emails.ts';
import * as interviews from './046-interviews.ts';
import * as kindsOfApplications from './047-kinds-of-applications.ts';
import * as peopleInTheAuditLog from './048-people-in-the-audit-log.ts';
import * as staffAccounts from './049-staff-accounts.ts';
import * as chainedAuditLog from './050-chained-audit-log.ts';
import * as policyReports from './051-policy-reports.ts';
import * as versionCalls from './052-version-calls.ts';
import * as failures from './053-failures.ts';
import * as failedFragments from './054-failed-fragments.ts';

/** Forward only, applied in the order of their names; a released one never changes. */
export const migrations: Record<string, Migration> = {
  '001-jobs': jobs,
  '002-job-categories': jobCategories,
  '003-sync-runs': syncRuns,
  '004-access': access,
  '005-forms-and-mail': formsAndMail,
  '006-search': search,
  '007-quotes-and-candidates': quotesAndCandidates,
  '008-tasks-and-retention': tasksAndRetention,
  '009-anonymous-role': anonymousRole,
  '010-subscriptions': subscriptions,
  '011-fast-lists': fastLists,
  '012-cleared-jobs': clearedJobs,
  '013-mail-order': mailOrder,
  '014-place-in-rank': placeInRank,
  '015-salary-text': salaryText,
  '016-names-in-code': namesInCode,
  '017-place-terms': placeTerms,
  '018-search-terms': searchTerms,
  '019-longer-waits': longerWaits,
  '020-staff-actions-and-viewers': staffActionsAndViewers,
  '021-readiness-checks': readinessChecks,
  '022-advert-facts': advertFacts,
  '023-alert-settings': alertSettings,
  '024-cv-files': cvFiles,
  '025-job-references': jobReferences,
  '026-access-grants': accessGrants,
  '027-ranges-of-pay': rangesOfPay,
  '028-audited-subjects': auditedSubjects,
  '029-sync-progress': syncProgress,
  '030-mail-desk': mailDesk,
  '031-submission-handling': submissionHandling,
  '032-empty-searches': emptySearches,
  '033-releases': releases,
  '034-remote-keys': remoteKeys,
  '035-remote-health': remoteHealth,
  '036-remote-origins': remoteOrigins,
  '037-rejected-by': rejectedBy,
  '038-use-of-versions': useOfVersions,
  '039-fixed-versions': fixedVersions,
  '040-mailboxes': mailboxes,
  '041-plain-letters': plainLetters,
  '042-sync-findings': syncFindings,
  '043-clean-texts': cleanTexts,
  '044-applications': applications,
  '045-application-emails': applicationEmails,
  '046-interviews': interviews,
  '047-kinds-of-applications': kindsOfApplications,
  '048-people-in-the-audit-log': peopleInTheAuditLog,
  '049-staff-accounts': staffAccounts,
  '050-chained-audit-log': chainedAuditLog,
  '051-policy-reports': policyReports,
  '052-version-calls': versionCalls,
  '053-failures': failures,
  '054-failed-fragments': failedFragments,
};
