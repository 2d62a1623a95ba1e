/** One server at a time, however often a restart is asked for while the one before is still ending. */
export function createServerProcess(start) {
  let server;
  let stopping;

  // One that a signal ended has no exit code.
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;

  const stop = () => {
    if (!isRunning()) return Promise.resolve();
    // Told once: the second time it ends at once, whatever it is at.
    stopping ??= new Promise((resolve) => {
      server.once('exit', () => {
        stopping = undefined;
        resolve();
      });
      server.kill('SIGTERM');
    });
    return stopping;
  };

  return {
    stop,
    restart: async (mayStart) => {
      await stop();
      if (mayStart() && !isRunning()) server = start();
    },
  };
}
