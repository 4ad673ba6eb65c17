import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Api } from '@site/api';
import { DeadlineExceeded, ExplainedError, type Log, withDeadline } from '@site/api/program';
import { ApiProblem, readBytes } from '@site/protocol';
import { answerRejected, rejectCall, type CountRead } from '../../http/rejection.ts';
import { visitorHeaders, visitorRequest } from '../../http/visitor-request.ts';
import type { Pages } from '../../pages/pages.ts';
import type { CheckVersion, VersionChecks } from '../checks/check-version.ts';
import { ReleaseRefused } from '../history/release-refused.ts';
import type { RecordedCalls } from '../history/recorded-calls.ts';
import type { Releases } from '../history/releases.ts';
import type { KeyHolder, RemoteAccess } from '../keys/remote-access.ts';
import type { AddOrigin } from './add-origin.ts';
import { changePointer } from './change-pointer.ts';
import { CommandSchema, NAME, type Command } from './command.ts';
import { readCalledVersions, readRemote, readRemotes } from './read-remotes.ts';
import { release } from './release-version.ts';
import type { TakeManifest } from './take-manifest.ts';

interface CommandServing {
  api: Pick<Api, 'addressOf'>;
  access: RemoteAccess;
  releases: Releases;
  /** Without it, nobody knows what versions call. */
  recordedCalls?: RecordedCalls | undefined;
  pages: Pick<Pages, 'remotes'> & { refresh(): Promise<unknown> };
  checks: Pick<VersionChecks, 'check' | 'checkAgain'>;
  /** Milliseconds that the checks of a version may take. */
  checkMs?: number;
  /** Without it, remotes are only in the site's own folder. */
  addOrigin?: AddOrigin | undefined;
  takeManifest?: TakeManifest | undefined;
  countRead: CountRead;
  log: Log;
  /** The site's own address, which its commands are signed for; known once it listens. */
  siteUrl: () => string;
}

/** A command that tries a version. */
type ReleasingCommand = Extract<Command, { action: 'release' | 'hold' | 'take' }>;
const [RELEASE, HOLD] = ['release', 'hold'] as const;

/** A version is fetched first, and tried. Whoever gave the command waits for five minutes. */
const CHECK_MS = 4 * 60_000;

const NOBODY_ELSE = 'Only the operator may say where a remote is, and who commands it';
const NO_ORIGINS = 'This site has remotes in its own folder only';

/**
 * `GET /remotes`, `GET /remotes/-/calls`, `GET /remotes/<name>` and `POST /remotes/<name>`, for whoever has a key that
 * the site knows.
 */
export function createCommandAnswers({
  api,
  access,
  releases,
  recordedCalls,
  pages,
  checks,
  checkMs = CHECK_MS,
  addOrigin = () => Promise.reject(new ApiProblem(409, NO_ORIGINS)),
  takeManifest = () => Promise.reject(new ApiProblem(409, NO_ORIGINS)),
  countRead,
  log,
  siteUrl,
}: CommandServing): Hono {
  const parts = { releases, access, pages };
  /** Its files may be on a disk that does not answer: the next command must not wait for that. */
  const inTime =
    (check: CheckVersion): CheckVersion =>
    (remote, version) =>
      withDeadline(`The check of ${remote} ${version}`, checkMs, () => check(remote, version));
  const [check, checkAgain] = [inTime(checks.check), inTime(checks.checkAgain)];

  /** The remotes with a version on trial: each trial takes a thread, and much of a processor. */
  const trying = new Set<string>();

  async function carryOut(remote: string, command: Command, holder: KeyHolder) {
    const { name: by, isOperator } = holder;
    if (command.action === 'add' || command.action === 'allow' || command.action === 'revoke') {
      if (!isOperator) throw new ApiProblem(403, NOBODY_ELSE);
      if (command.action === 'add') return addOrigin({ remote, ...command });
      return command.action === 'allow' ? access.allow(remote, command) : access.revoke(remote, command.keyId);
    }
    if (command.action === 'release' || command.action === 'hold' || command.action === 'take')
      return attempt(remote, command, holder);
    const pointer = await changePointer({ releases, log, checkAgain }, { remote, command, by });
    await pages.refresh();
    return { pointer };
  }

  const taken: TakeManifest = (remote, command, holder) =>
    withDeadline(`Taking ${remote} from its manifest`, checkMs, () => takeManifest(remote, command, holder));

  async function attempt(remote: string, command: ReleasingCommand, holder: KeyHolder) {
    if (trying.has(remote)) throw new ReleaseRefused(`A version of ${remote} is being tried: wait for its outcome.`);
    trying.add(remote);
    const wanted = async () =>
      command.action === 'take'
        ? { action: command.isHeld ? HOLD : RELEASE, version: await taken(remote, command, holder) }
        : command;
    try {
      const { action, version } = await wanted();
      const { note, revision } = command;
      const outcome = await release(
        { releases, log, check },
        { remote, action, version, note, revision, by: holder.name },
      );
      if (outcome.pointer) await pages.refresh();
      return { ...outcome, version };
    } finally {
      trying.delete(remote);
    }
  }

  function abandoned(path: string, { message }: DeadlineExceeded): Response {
    log.error('command.abandoned', { path, message });
    return new ApiProblem(503, `${message}. Look at the history before you try again.`).toResponse();
  }

  const answer =
    (work: (request: Request, body: Uint8Array, holder: KeyHolder) => Promise<unknown>) =>
    async (context: Context): Promise<Response> => {
      const headers = visitorHeaders(context);
      try {
        countRead(api.addressOf({ headers }));
        const request = visitorRequest(context, headers);
        const body = await readBytes(request);
        const holder = await access.holderOf(request, { body, siteUrl: siteUrl() });
        const reply = await work(request, body, holder);
        return Response.json(reply ?? {}, { headers: { 'cache-control': 'no-store' } });
      } catch (error) {
        if (error instanceof ApiProblem) return error.toResponse();
        if (error instanceof ReleaseRefused) return new ApiProblem(409, error.message).toResponse();
        if (error instanceof DeadlineExceeded) return abandoned(context.req.path, error);
        if (error instanceof ExplainedError) return new ApiProblem(404, error.message).toResponse();
        return answerRejected(error, context.req.raw, (rejection) => rejectCall(context.req.path, rejection));
      }
    };

  return new Hono()
    .get(
      '/remotes',
      answer(() => readRemotes(parts)),
    )
    .get(
      '/remotes/-/calls',
      answer(() => readCalledVersions(releases, recordedCalls)),
    )
    .get('/remotes/:name', (context) => answer(() => readRemote(parts, nameIn(context)))(context))
    .post('/remotes/:name', (context) =>
      answer((_request, body, holder) => {
        const remote = nameIn(context);
        if (!holder.mayCommand(remote)) throw new ApiProblem(403, `This key may not command ${remote}`);
        return carryOut(remote, readCommand(body), holder);
      })(context),
    );
}

function nameIn(context: Context<object, '/remotes/:name'>): string {
  const name = context.req.param('name');
  if (NAME.test(name)) return name;
  throw new ApiProblem(400, 'A remote’s name has small letters, digits and hyphens');
}

function readCommand(body: Uint8Array): Command {
  const { success, output, issues } = v.safeParse(CommandSchema, parseJson(body));
  if (success) return output;
  throw new ApiProblem(400, `This is no command: ${v.getDotPath(issues[0]) ?? 'action'}: ${issues[0].message}`);
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiProblem(400, 'The command is not valid JSON');
  }
}
