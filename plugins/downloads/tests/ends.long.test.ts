import '@root/tests/helpers/whole';
import './ends.int.test';
