import '@root/tests/helpers/whole';
import './backup.int.test';
