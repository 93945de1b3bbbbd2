import '../../tests/helpers/whole';
import './watermarked.test';
