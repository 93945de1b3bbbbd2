import '@root/tests/helpers/whole';
import './migrate.int.test';
