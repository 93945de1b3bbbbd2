import '@root/tests/helpers/whole';
import './starts.int.test';
