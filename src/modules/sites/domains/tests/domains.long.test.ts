import '@root/tests/helpers/whole';
import './domains.int.test';
