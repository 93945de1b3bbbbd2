// Loaded before a child's own code: it ends when the process that started it is gone, also when that was killed with
// -9. The child's own children inherit this option but are exempt: their channel keeps them alive.
if (process.env.KEEPERS_PARENT === String(process.ppid) && process.channel) {
  process.on('disconnect', () => process.exit(1));
  process.channel.unref();
}
