import { connect } from 'node:net';

/** Whether something answers on a port of this machine, by either of localhost's addresses. */
export async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersAt(host, port)));
  return answers.includes(true);
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** Throws a sentence for the person at the keyboard when one of the ports is in use. */
export async function requireFree(ports: Record<string, number>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    if (await isTaken(port)) {
      throw new Error(
        `Port ${port} is in use already, perhaps by another Hearken. Stop that one, or choose another port: ` +
          `${variable}=${port + 10} npm start`,
      );
    }
  }
}
