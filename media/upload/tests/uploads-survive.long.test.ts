import '@root/tests/helpers/whole';
import './uploads-survive.int.test';
