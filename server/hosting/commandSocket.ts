import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';

const Words = v.array(v.string());
const Answer = v.union([v.object({ said: v.string() }), v.object({ refused: v.string() })]);

const isWindows = process.platform === 'win32';

/** Where a process that works on an embedded database hears of commands: nobody else can open that database. */
const placeOf = (dataDir: string) =>
  isWindows ? path.join('\\\\?\\pipe', path.resolve(dataDir)) : path.join(dataDir, 'commands');

/**
 * Does what commands ask for that are typed by the same user on this machine, while this process works on the data.
 *
 * @returns what ends it
 */
export async function hearCommands(
  dataDir: string,
  run: (words: string[]) => Promise<string>,
): Promise<() => void> {
  const place = placeOf(dataDir);
  const answerTo = async (asked: string): Promise<v.InferOutput<typeof Answer>> => {
    try {
      return { said: await run(v.parse(Words, JSON.parse(asked))) };
    } catch (error) {
      return { refused: error instanceof Error ? error.message : String(error) };
    }
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    readAll(socket).then(
      async (asked) => socket.end(JSON.stringify(await answerTo(asked))),
      () => undefined,
    );
  });
  // Whoever holds the data has left it behind.
  if (!isWindows) await rm(place, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(place, resolve);
  });
  if (!isWindows) await chmod(place, 0o600);
  server.unref();
  return () => void server.close();
}

/**
 * Has the process that works on the data do a command.
 *
 * @returns what there is to say of it
 * @throws Error with a sentence for whoever has typed it, or with a code when no process hears commands
 */
export async function askRunning(dataDir: string, words: readonly string[]): Promise<string> {
  const socket = connect(placeOf(dataDir));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject).once('connect', resolve);
  });
  socket.end(JSON.stringify(words));
  const answer = v.parse(Answer, JSON.parse(await readAll(socket)));
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.said;
}

/** All that the other side says; unlike a reader of streams it leaves the socket open for an answer. */
const readAll = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let all = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      all += part;
    });
    socket.once('end', () => resolve(all)).once('error', reject);
  });
