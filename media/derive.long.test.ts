import '@root/tests/helpers/whole';
import './derive.int.test';
