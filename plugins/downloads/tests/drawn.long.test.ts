import '@root/tests/helpers/whole';
import './drawn.int.test';
