import * as migration_20261121_042433_init from './20261121_042433_init';
import * as migration_20261121_042500_gate from './20261121_042500_gate';
import * as migration_20261121_070657_downloads from './20261121_070657_downloads';

export const migrations = [
  {
    up: migration_20261121_042433_init.up,
    down: migration_20261121_042433_init.down,
    name: '20261121_042433_init',
  },
  {
    up: migration_20261121_042500_gate.up,
    down: migration_20261121_042500_gate.down,
    name: '20261121_042500_gate',
  },
  {
    up: migration_20261121_070657_downloads.up,
    down: migration_20261121_070657_downloads.down,
    name: '20261121_070657_downloads'
  },
];
