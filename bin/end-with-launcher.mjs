// Loaded into what the launcher starts: when the launcher is gone, also by kill -9, the program is asked to end.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Listening for the end must not keep a finished program alive.
  process.channel.unref()
}
