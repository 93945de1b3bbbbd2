import { openTestApp } from '@root/tests/helpers/test-app';
import { testAssets } from './kept-assets';

testAssets(await openTestApp());
