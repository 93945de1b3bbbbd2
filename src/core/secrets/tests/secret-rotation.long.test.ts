import '@root/tests/helpers/whole';
import './secret-rotation.int.test';
