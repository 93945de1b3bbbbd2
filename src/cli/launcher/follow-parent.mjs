// Loaded before a child's own code: it ends when whoever started it is gone, also when that was killed with -9.
// Children of its own inherit this line and are not meant: their channel keeps them alive.
if (process.env.KEEPERS_PARENT === String(process.ppid) && process.channel) {
  process.on('disconnect', () => process.exit(1));
  process.channel.unref();
}
