import { checkAll } from '@/server/doctor/check-all';
import { tell } from '@/server/doctor/finding';
import { sayFault } from '@/server/faults/say-fault';

/** What only the built program can look at; prints its findings as one JSON line. The disk is told by the launcher. */
async function main(): Promise<void> {
  const found = await checkAll();
  const told = found.filter(({ part }) => part !== 'disk').map((finding) => tell(finding, 'en'));
  console.log(JSON.stringify(told));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(sayFault(error));
    process.exit(1);
  },
);
